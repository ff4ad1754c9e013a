"""Objects for the prover from texts for Go's assembler. The go tool builds a program; its code and
constants become GAS lines. Each function has two callers of System V, which save what ABI0 does not
and differ in the stack's alignment, so that a proof of both holds for the function, which preserves
RSP and RBP too."""

import os
import re
import shutil
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import iced_x86

from ..check.contents import Bytes
from ..check.elf import PROGBITS, ElfFile
from ..x86.convention import INTEGER_NAMES, RBP, SYSV

# groups: name, parameter types, frame bytes, argument bytes
FUNCTION = re.compile(r"^// func (\w+)\((.*)\)\nTEXT \N{MIDDLE DOT}\1\(SB\), (?:NOSPLIT|0), "
                      r"\$(\d+)-(\d+)$", re.M)
# groups: name of a table, its bytes
DATA_SYMBOL = re.compile(r"^GLOBL (\w+)<>\(SB\), RODATA\|NOPTR, \$(\d+)$", re.M)
# groups: name of a table, offset in it
DATA_REFERENCE = re.compile(r"^[^/\n]*\b(\w+)<>(?:([+-](?:0x)?[0-9a-f]+))?\(SB\)", re.M)
# Suffixes of the symbols of the ABI0 function and of its second caller. The first caller has the
# function's name.
ABI0_SUFFIX, SHIFTED = "_abi0", "_shifted"
ARGUMENTS = [INTEGER_NAMES[number] for number in SYSV.arguments]
# registers that a function must preserve by System V and may change by ABI0
CALLEE_SAVED = [INTEGER_NAMES[number] for number in SYSV.saved_int if number != RBP]


GROWTH_FUNCTION = "runtime.morestack_noctxt.abi0"
# Groups: load of R14; branch if the end of a very large frame is below 0; compare with the stack's
# limit; branch to the call of GROWTH_FUNCTION.
STACK_CHECK = re.compile(
    rb"(\x64\x4c\x8b\x34\x25\xf8\xff\xff\xff)(?:\x4c\x8d(?:\x64\x24.|\xa4\x24....)"
    rb"|\x49\x89\xe4\x49\x81\xec....(\x72.|\x0f\x82....))"
    rb"(\x4d\x3b\x66\x10)(\x76.|\x0f\x86....)", re.S)
# call of GROWTH_FUNCTION; jump to the function's start
STACK_GROWTH = re.compile(rb"(\xe8....)(\xeb.|\xe9....)", re.S)


class GoToolError(Exception):
    """The go tool rejects a text; the message is the last line of its output."""


def go_tool() -> str | None:
    """Return the path of the go tool; None if there is none, or if this machine is not x86-64."""
    return shutil.which("go") if os.uname().machine == "x86_64" else None


@lru_cache(maxsize=1)
def build_program(text: str) -> bytes:
    """Return the program that the go tool builds of a text's functions. Raise GoToolError."""
    go = go_tool()
    assert go is not None
    declarations, calls = "", ""
    for name, parameter_types, _, _ in FUNCTION.findall(text):
        arguments = ("0" if kind.endswith("uintptr") else "nil"
                     for kind in parameter_types.split(", "))
        declarations += f"func {name}({parameter_types})\n"
        calls += f"\t{name}({', '.join(arguments)})\n"
    with tempfile.TemporaryDirectory(prefix="nsms-") as folder:
        files = {"go.mod": "module nsms\n\ngo 1.21\n", "kernel_amd64.s": text,
                 "main.go": f"package main\n\n{declarations}\nfunc main() {{\n{calls}}}\n"}
        for name, data in files.items():
            (Path(folder) / name).write_text(data, encoding="utf-8")
        env = {**os.environ, "GOFLAGS": "", "GOWORK": "off", "CGO_ENABLED": "0", "GOOS": "linux",
               "GOARCH": "amd64", "GOTOOLCHAIN": "local"}
        build = subprocess.run([go, "build", "-o", "program", "."], cwd=folder, env=env,
                               capture_output=True, text=True)
        if build.returncode:
            raise GoToolError((build.stderr.splitlines() or ["no reason given"])[-1])
        return (Path(folder) / "program").read_bytes()


def symbol_contents(program: bytes) -> dict[str, tuple[int, bytes]]:
    """Return symbol -> (address, bytes) of functions and data that the file holds."""
    elf, contents = ElfFile(Bytes(program)), {}
    table = next(section for section in elf.sections if section.name == ".symtab")
    for symbol in elf.symbols(table):
        section = elf.sections[symbol.section] if symbol.section < len(elf.sections) else None
        if symbol.size and section and section.type == PROGBITS and (
                symbol.value >= section.address):
            contents[symbol.name] = symbol.value, elf.file.cut(
                section.offset + symbol.value - section.address, symbol.size, symbol.name)
    return contents


def relocatable_lines(code: bytes, address: int, tables: dict[str, tuple[int, bytes]],
                      body: str) -> list[str]:
    """Return GAS lines of a function's code, with a relocation for each displacement to a table.
    `tables`: name -> (address, bytes); `body`: the function's text, which names the table of each
    access. Raise ValueError if an instruction accesses another address than the text names."""
    lines: list[str] = []
    table_reads = iter(DATA_REFERENCE.findall(body))
    decoder = iced_x86.Decoder(64, code, ip=address)
    for i in decoder:
        code_offset = i.ip - address
        instruction_bytes = code[code_offset:code_offset + i.len]
        if not i.is_ip_rel_memory_operand:
            lines.append(byte_directive(instruction_bytes))
            continue
        name, offset = next(table_reads, ("", ""))
        field_offsets = decoder.get_constant_offsets(i)
        target = i.ip_rel_memory_address
        if (name not in tables or tables[name][0] + int(offset or "0", 0) != target
            or field_offsets.displacement_size != 4):
            raise ValueError(f"the instruction at +{code_offset:#x} refers to {target:#x}, which "
                             f"is not the table that the text names")
        begin, tail = (field_offsets.displacement_offset,
                       i.len - field_offsets.displacement_offset - 4)
        lines += [byte_directive(instruction_bytes[:begin]),
                  f".long {name} + {int(offset or '0', 0)} - (. + {4 + tail})"]
        lines += [byte_directive(instruction_bytes[begin + 4:])] if tail else []
    return lines


def branch_target(jump: bytes, end: int) -> int:
    """Return the offset to which a jump or call leads. `end`: offset of its end."""
    width = 1 if jump[0] & 0xF0 == 0x70 or jump[0] == 0xEB else 4
    return end + int.from_bytes(jump[-width:], "little", signed=True)


class StackCheck(NamedTuple):
    """Stack check of a function, which ends at `end`. `code`: the function with NOPs in its place;
    `growth_start`, `growth_end`: of the call that enlarges the stack and the jump that restarts the
    function; `growth_target`: of the call. All are offsets."""

    code: bytes
    end: int
    growth_start: int
    growth_end: int
    growth_target: int


def remove_stack_check(code: bytes) -> StackCheck | None:
    """Return the stack check of a Go function's code; None if it has none."""
    head = STACK_CHECK.match(code)
    if head is None:
        return None
    growth_starts = {branch_target(head[n], head.end(n)) for n in (2, 4) if head[n]}
    growth = STACK_GROWTH.match(code, min(growth_starts)) if len(growth_starts) == 1 else None
    if (growth is None or growth.start() < head.end()
        or branch_target(growth[2], growth.end(2)) != 0):
        return None
    patched = bytearray(code)
    for begin, end in [head.span(n) for n in (1, 2, 3, 4) if head[n]] + [growth.span()]:
        patched[begin:end] = b"\x90" * (end - begin)
    return StackCheck(bytes(patched), head.end(), *growth.span(),
                      branch_target(growth[1], growth.end(1)))


def without_stack_check(name: str, address: int, code: bytes,
                        symbols: dict[str, tuple[int, bytes]]) -> bytes:
    """Return a function's code with NOPs instead of Go's stack check, for which a proof without it
    holds: it changes R12, R14 and flags, of which no proof assumes anything, or restarts the
    function. Raise ValueError if it calls another function, or if code follows or enters it."""
    check = remove_stack_check(code)
    if check is None:
        return code
    if check.growth_end != len(code):
        raise ValueError(f"{name} has code behind its stack check")
    if symbols.get(GROWTH_FUNCTION, (0, b""))[0] != address + check.growth_target:
        raise ValueError(f"{name} calls something else than {GROWTH_FUNCTION}")
    for i in iced_x86.Decoder(64, check.code[check.end:check.growth_start], ip=check.end):
        is_jump = i.is_jcc_short_or_near or i.is_jmp_short_or_near
        if is_jump and not check.end <= i.near_branch_target < check.growth_start:
            raise ValueError(f"{name} jumps into its stack check, or out of its code")
    return check.code


def byte_directive(data: bytes) -> str:
    """Return the GAS directive that defines these bytes."""
    return ".byte " + ", ".join(f"{b:#04x}" for b in data)


def argument_bytes(count: int, shifted: bool) -> int:
    """Return stack bytes that a caller of `count` arguments reserves; see SHIFTED."""
    return 8 * count + (8 if (len(CALLEE_SAVED) + count + shifted) % 2 else 0)


def caller_lines(symbol: str, name: str, count: int, shifted: bool) -> list[str]:
    """Return GAS lines of a System V function `symbol` that calls the ABI0 function `name`."""
    reserved_bytes = argument_bytes(count, shifted)
    argument_stores = [f"mov [rsp + {8 * i}], {register}"
                       for i, register in enumerate(ARGUMENTS[:count])]
    return [".p2align 6", f".globl {symbol}", f".type {symbol}, @function", f"{symbol}:", "endbr64",
            *(f"push {r}" for r in CALLEE_SAVED), f"sub rsp, {reserved_bytes}", *argument_stores,
            f"call .L{name}", f"add rsp, {reserved_bytes}",
            *(f"pop {r}" for r in reversed(CALLEE_SAVED)), "ret", f".size {symbol}, . - {symbol}"]


def object_listing(text: str, program: bytes) -> str:
    """Return GAS source of an object with the functions and tables of `program`, which the go tool
    built from `text`, and with both callers of each function. Raise ValueError if the program is
    not what the text says, and KeyError if it lacks a function or table."""
    symbols = symbol_contents(program)
    tables = {name: symbols[name] for name, _ in DATA_SYMBOL.findall(text)}
    out = [".intel_syntax noprefix", '.section .note.GNU-stack,"",@progbits']
    # one section per table, because Go's linker places each by itself
    for name, (_, data) in tables.items():
        out += [f'.section .rodata.{name},"a",@progbits',
                f".p2align {min(5, len(data).bit_length() - 1)}", f"{name}:",
                byte_directive(data), f'.section .rodata.{name}.behind,"a",@progbits', ".skip 64"]
    out.append(".text")
    for function_match in FUNCTION.finditer(text):
        name, argument_count = function_match[1], int(function_match[4]) // 8
        body = text[function_match.end():].partition("\n        RET\n")[0]
        abi0_name = f"{name}{ABI0_SUFFIX}"
        address, code = symbols[f"main.{name}.abi0"]
        code = without_stack_check(name, address, code, symbols)
        for suffix in ("", SHIFTED):
            out += caller_lines(f"{name}{suffix}", abi0_name, argument_count, bool(suffix))
        out += [".p2align 6", f".globl {abi0_name}", f".hidden {abi0_name}",
                f".type {abi0_name}, @function", f"{abi0_name}:", f".L{abi0_name}:",
                *relocatable_lines(code, address, tables, body),
                f".size {abi0_name}, . - {abi0_name}"]
    return "\n".join(out) + "\n"


def caller_bytes(count: int) -> int:
    """Return all stack bytes of the first caller, without return addresses."""
    return 8 * len(CALLEE_SAVED) + argument_bytes(count, False)
