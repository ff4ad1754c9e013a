"""Assemblers by name, instructions of objects as text, and small programs. A test whose tool is
missing is skipped, with the tool's name. In the text of an instruction its number stands for the
target of a jump and an offset in a section for the address of a constant, so that texts of two
objects can be equal although padding and addresses differ."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import iced_x86 as iced
import pytest

from generator.check.objects import Image
from generator.compile import build, frame
from generator.output import banner, emit
from generator.request import requests
from generator.x86 import target as isa
from generator.x86.program import (
    STACK_POINTER,
    Address,
    BasicBlock,
    Instruction,
    Jump,
    Label,
    Program,
    Register,
    Table,
)

X64 = isa.load("x64")

# name -> (syntax, object format, tool, arguments)
ASSEMBLERS: dict[str, tuple[str, str, str, tuple[str, ...]]] = {
    "gcc": ("gas", "elf", "gcc", ("-c",)), "clang": ("gas", "elf", "clang", ("-c",)),
    "clang-macho": ("gas", "macho", "clang", ("-c", "--target=x86_64-apple-darwin")),
    "clang-mingw": ("gas", "coff", "clang", ("-c", "--target=x86_64-pc-windows-gnu")),
    "clang-msvc": ("gas", "coff", "clang", ("-c", "--target=x86_64-pc-windows-msvc")),
    "mingw": ("gas", "coff", "x86_64-w64-mingw32-gcc", ("-c",)),
    "nasm-elf64": ("nasm", "elf", "nasm", ("-Werror", "-f", "elf64")),
    "nasm-macho64": ("nasm", "macho", "nasm", ("-Werror", "-f", "macho64")),
    "nasm-win64": ("nasm", "coff", "nasm", ("-Werror", "-f", "win64"))}
VERSIONS = sorted({path.name for folder in os.environ.get("PATH", "").split(os.pathsep)
                   for path in Path(folder).glob("clang-[0-9]*[0-9]")})
# with each version of clang that is installed, such as clang-19-macho
EVERY_ASSEMBLER = ASSEMBLERS | {name.replace("clang", tool): (syntax, format, tool, arguments)
                                for tool in VERSIONS
                                for name, (syntax, format, clang, arguments) in ASSEMBLERS.items()
                                if clang == "clang"}
ELF = [name for name, (_, format, _, _) in ASSEMBLERS.items() if format == "elf"]
COFF = [name for name, (_, format, _, _) in ASSEMBLERS.items() if format == "coff"]


def require_assembler(name: str) -> None:
    """Skip the test if the machine lacks the assembler `name`, a key of EVERY_ASSEMBLER."""
    tool = EVERY_ASSEMBLER[name][2]
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not there")


def assemble_text(name: str, text: str, *options: str) -> bytes:
    """Return the object that the assembler `name` makes of a text, with further `options`. All
    workers of one run share the objects."""
    require_assembler(name)
    syntax, _, tool, arguments = EVERY_ASSEMBLER[name]
    key = hashlib.sha256("\0".join([name, *options, text]).encode()).hexdigest()
    stored = Path(os.environ["NSMS_TEST_OBJECTS"], key)
    if stored.exists():
        return stored.read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "t.S" if syntax == "gas" else "t.asm"), Path(folder, "t.o")
        source.write_text(text, encoding="ascii")
        command = [tool, *arguments, *options, "-o", str(target), str(source)]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0 and not done.stderr, f"{name}: {done.stderr[:2000]}"
        data = target.read_bytes()
    half = stored.with_suffix(f".{os.getpid()}")
    half.write_bytes(data)
    half.replace(stored)
    return data


def file_text(programs: Sequence[Program], syntax: str, prefix: str = "nsms_") -> str:
    """Return the text of an assembly file with these functions. `prefix`: of global symbols."""
    facts = banner.Facts("test", "make gen", prefix=prefix)
    return emit.print_assembly(programs, [frame.layout_frame(p) for p in programs], facts, syntax)


@cache
def kernel_programs(hash: str, isa_name: str, n: int) -> tuple[Program, ...]:
    """Return the compiled functions of one kernel configuration; with n = 0, of the one for kind
    rounds."""
    wanted = {"hash": hash, "isa": isa_name} | ({"n": str(n)} if n else {"kind": "rounds"})
    config = next(c for c in requests.resolve_configs(wanted) if not c.is_table and (c.n or 0) == n)
    return tuple(build.compile(config, kind) for kind in config.kinds)


# Instructions of objects

def decode_function(image: Image, symbol: str) -> Iterator[Any]:
    address = image.address_of(symbol)
    section = image.section_at(address)
    assert section is not None
    start = address - section.address
    for instruction in iced.Decoder(64, bytes(section.data[start:]), ip=address):
        assert instruction.code != iced.Code.INVALID, f"no instruction at {instruction.ip:#x}"
        yield instruction
        if instruction.flow_control == iced.FlowControl.RETURN:
            return


def instruction_lines(image: Image, symbol: str) -> list[str]:
    formatter = iced.Formatter(iced.FormatterSyntax.INTEL)
    code = [i for i in decode_function(image, symbol) if i.mnemonic != iced.Mnemonic.NOP]
    numbers = {i.ip: n for n, i in enumerate(code)}
    lines = []
    for i in code:
        if i.is_jcc_short_or_near or i.is_jmp_short_or_near:
            target = next(n for address, n in sorted(numbers.items())
                          if address >= i.near_branch_target)
            lines.append(f"{formatter.format_mnemonic(i)} to {target}")
        elif i.is_ip_rel_memory_operand:
            address = i.ip_rel_memory_address            # may be the end of a section
            section = next(s for s in image.sections if s.address <= address <= s.address
                           + len(s.data))
            assert not section.executable
            position = address - section.address
            i.memory_displacement = 0
            lines.append(f"{formatter.format(i)} constant {position}")
        else:
            lines.append(formatter.format(i))
    return lines


# Small programs with physical registers, as after register allocation

def register(number: int, register_class: str = "int", width: int = 64) -> Register:
    return Register(register_class, number, width)


def row(text: str, name: str = "x64") -> Any:
    return isa.load(name).find_row(text)


def move_constant(number: int, value: int) -> Instruction:
    return Instruction(row("mov {d}, {i}"), 32, register(number), (value,))


def xor_loop_program() -> Program:
    """Return the program of void f(uint64_t *sum, const uint64_t *words, size_t count), which XORs
    `count` words into *sum."""
    sum, words, count, eax = register(7), register(6), register(2), register(0)
    load, store = row("mov {d}, {m}"), row("mov {m}, {a}")
    body = BasicBlock("body", (
        Instruction(row("xor {d:=a}, {b}"), 64, eax, (eax, Address("message", 64, 0, words)),
                    "one more word"), Instruction(row("add {d:=a}, {i}"), 64, words, (words, 8)),
        Instruction(row("sub {d:=a}, {i}"), 64, count, (count, 1))))
    return Program("nsms_xor_words", "void nsms_xor_words(uint64_t *sum, const uint64_t *words, "
                                     "size_t count)",
                   ("sum", "words", "count"), (
        BasicBlock("enter", (Instruction(load, 64, eax, (Address("state", 64, 0, sum),)),)),
        Jump("done", "e", count, 0), Label("more", 32), body, Jump("more", "ne", count, 0),
        Label("done"),
        BasicBlock("leave", (Instruction(store, 64, Address("state", 64, 0, sum), (eax,)),))),
                   about=("The XOR of words.",))


def greedy(frame_bytes: int, ints: Sequence[int], vectors: Sequence[int] = (),
           isa_name: str = "avx2", symbol: str = "nsms_greedy") -> Program:
    """Return the program of void f(uint64_t *out), which overwrites the integer registers `ints`,
    the vector registers `vectors` and the first and last 8 bytes of its frame, and stores 5 to
    *out."""
    out = register(7)
    body = [move_constant(n, n) for n in ints]
    wide = 256 if isa_name == "avx2" else 128
    move = row("vmovdqu {d}, {m}" if wide == 256 else "movdqu {d}, {m}", isa_name)
    body += [Instruction(move, wide, Register("vec", n, wide), (Address("state", wide, 0, out),))
             for n in vectors]
    slot, eax = [Address("frame", 64, at, STACK_POINTER)
                 for at in (0, frame_bytes - 8)], register(0)
    body.append(move_constant(0, 5))
    if frame_bytes:
        body += [Instruction(row("mov {m}, {a}"), 64, s, (eax,)) for s in slot]
        body.append(Instruction(row("mov {d}, {m}"), 64, eax, (slot[1],)))
    body.append(Instruction(row("mov {m}, {a}"), 64, Address("state", 64, 0, out), (eax,)))
    if vectors and wide == 256:
        body.append(Instruction(row("vzeroupper", "avx2"), 256, None, ()))
    return Program(symbol, f"void {symbol}(uint64_t *out)", ("out",),
                   (BasicBlock("body", tuple(body)),), frame_bytes=frame_bytes)


ALL_INT = (0, 1, 2, 3, 5, 6, *range(8, 16))
SMALL: dict[str, Program] = {"loop": xor_loop_program(), "leaf": greedy(0, (0,)),
                             "one push": greedy(0, (3,)), "two pushes": greedy(0, (3, 5)),
                             "spills": greedy(40, (3, 12)),
                             "everything": greedy(72, ALL_INT, range(16)),
                             "legacy vectors": greedy(8, (15,), (5, 6, 15), "sse41"),
                             "a page": greedy(4096 - 64, ALL_INT),
                             "three pages": greedy(3 * 4096 + 8, (3, 5), (6, 7)),
                             "the largest": greedy(8 * 4096 - 16 * 10 - 16, ALL_INT, range(16))}


def table_program(table: Table, symbol: str = "nsms_table") -> Program:
    """Return the program of void f(uint64_t *out), which stores the second 64-bit word of a table
    to *out."""
    eax, out = register(0), register(7)
    return Program(symbol, f"void {symbol}(uint64_t *out)", ("out",), (BasicBlock("body", (
        Instruction(row("mov {d}, {m}"), 64, eax,
                    (Address("constants", 64, 8, None, table=table.name),)),
        Instruction(row("mov {m}, {a}"), 64, Address("state", 64, 0, out), (eax,)))),), (table,))
