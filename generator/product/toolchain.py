"""Assemblers and compilers of this machine: their versions, and the objects that they make. Input:
a text or a file, its syntax and an object format. Output: an ELF object and, for COFF and Mach-O,
the object in that format beside it.
"""

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..check.objects import LARGEST_OBJECT
from ..files import temporary_folder
from ..request.option_table import Rejected
from ..x86.flavour import Flavour
from . import gobuild

# function that yields the items of an iterable, and shows how many were taken
ProgressWrapper = Callable[[Iterable[Any]], Iterable[Any]]


class NotProved(Exception):
    """A check of a kernel failed; the message names the kernel and the reason."""


class NotAssembled(NotProved):
    """A text gives no object: there is no assembler, or it rejects the text."""


@dataclass(frozen=True)
class Assembly:
    """An ELF object; the same in COFF or Mach-O, None for ELF; and a command to repeat it."""

    object: bytes
    foreign: bytes | None = None
    command: str = ""


MAX_SECONDS = 600  # of one assembler's run


# object format -> clang's name of it
CLANG_TARGETS = {"win64": "x86_64-pc-windows-gnu", "macho64": "x86_64-apple-darwin"}


@cache
def assembler_command(syntax: str, format: str = "elf64") -> tuple[str, ...] | None:
    """Return None without a program: the C compiler for ELF and clang for other formats, nasm for
    nasm, the go tool for go, for ELF only and beside an assembler for gas."""
    if syntax == "go":
        tool = gobuild.go_tool() if format == "elf64" and assembler_command("gas") else None
        return (tool,) if tool else None
    if syntax == "nasm":
        programs, options = ["nasm"], ["-f", format]
    elif format == "elf64":
        programs, options = ["cc", "gcc", "clang"], ["-c"]
    else:
        programs, options = ["clang"], ["-target", CLANG_TARGETS[format], "-c"]
    path = next(filter(None, map(shutil.which, programs)), None)
    return (path, *options) if path else None


def canonical_command(syntax: str, format: str, convention: str, text: str) -> tuple[str, ...]:
    """By which the assembler of a format makes an ELF object of a text in a convention."""
    macro = re.search(r"\b\w+_WIN64\b", text) if convention == "win64" else None
    options = [f"-D{macro[0]}"] if macro else []
    if syntax == "nasm" or format == "elf64":
        return (*(assembler_command(syntax) or ()), *options)
    clang = assembler_command(syntax, format) or ()
    return (*clang[:1], "-target", "x86_64-pc-linux-gnu", "-c", *options)


# syntax -> the program to install for it
PROGRAMS = {"gas": "gcc", "nasm": "nasm", "att": "gcc", "go": "go"}


def require_assembler(*syntaxes: str) -> None:
    """Raise Rejected unless this machine has an assembler for one of the syntaxes."""
    if not any(map(assembler_command, syntaxes)):
        raise Rejected("there is no assembler on this machine, which this needs. Install "
                       f"{' or '.join(PROGRAMS[syntax] for syntax in syntaxes)}.")


def missing_assemblers(syntax: str) -> list[str]:
    """Return the programs to install before this machine can assemble a syntax; "both" is gas and
    nasm."""
    return [PROGRAMS[name] for name in (("gas", "nasm") if syntax == "both" else (syntax,))
            if assembler_command(name) is None]


def assemble(text: str, syntax: str) -> bytes | None:
    """Return the ELF object of a text; None without an assembler. Raise NotAssembled."""
    assembly = assemble_format(text, syntax)
    return None if assembly is None else assembly.object


def assemble_format(text: str, syntax: str, format: str = "elf64",
                    downstream: Flavour | None = None, build_configuration: str = "",
                    name: str = "the text", convention: str = "") -> Assembly | None:
    """Return objects of a text in a convention (default: the format's); None without an assembler.
    `downstream`: flavour whose stand-ins for headers it may include; `build_configuration`: its
    compiler options; `name`: the file's, for messages. Raise NotAssembled."""
    command = assembler_command(syntax, format)
    if command is None:
        return None
    if syntax == "go":
        try:
            return assemble_format(gobuild.object_listing(text, gobuild.build_program(text)), "gas")
        except (gobuild.GoToolError, ValueError, KeyError) as error:
            raise NotAssembled(f"{command[0]} rejects {name}: {error}") from None
    with temporary_folder() as folder:
        file = {"nasm": "text.asm", "c": "text.c"}.get(syntax, "text.S")
        (folder / file).write_bytes(text.encode("utf-8"))
        for header, lines in (downstream.headers if downstream else {}).items():
            (folder / "include" / header).parent.mkdir(parents=True, exist_ok=True)
            (folder / "include" / header).write_text(lines, encoding="ascii")
        options = ["-Iinclude", *build_configuration.split()] if downstream else []
        return assemble_in_folder(folder / file, syntax, format, text, options, name, convention)


def assemble_in_folder(path: Path, syntax: str, format: str, text: str,
                       options: Sequence[str] = (), name: str = "", convention: str = ""
                       ) -> Assembly:
    """Return objects of a file with the contents `text`, as `assemble_format`."""
    convention = convention or ("win64" if format == "win64" else "sysv")
    command = canonical_command(syntax, format, convention, text)
    foreign = assembler_command(syntax, format) or ()
    return Assembly(run_assembler([*command, *options], path, name),
                    None if format == "elf64" else run_assembler(foreign, path, name))


def assemble_file(path: Path, syntax: str, convention: str = "sysv") -> Assembly:
    """Return the object that the plain command, or CC, makes of a file. Raise NotAssembled."""
    if assembler_command(syntax) is None:
        raise NotAssembled(f"there is no assembler for {path} on this machine. Install "
                           f"{PROGRAMS[syntax]}")
    text = path.read_text(encoding="utf-8", errors="replace")
    compiler = shlex.split(os.environ.get("CC", "")) if syntax != "nasm" else []
    command = canonical_command(syntax, "elf64", convention, text)
    command = (*(compiler or [Path(command[0]).name]), *command[1:])
    return Assembly(run_assembler(command, path, str(path)),
                    command=shlex.join([*command, path.name]))


def run_assembler(command: Sequence[str], path: Path, name: str) -> bytes:
    """Return the object that a command makes in the file's folder. Raise NotAssembled."""
    file = f"./{path.name}" if path.name.startswith("-") else path.name
    with temporary_folder() as folder:
        object = folder / "object.o"
        try:
            process = subprocess.run([*command, "-o", str(object), file], cwd=path.parent,
                                     capture_output=True, text=True, errors="replace",
                                     timeout=MAX_SECONDS)
            diagnostics = process.stderr.splitlines() or ["it writes no object"]
        except (OSError, subprocess.TimeoutExpired) as error:
            raise NotAssembled(f"{command[0]} does not assemble {name}: {error}") from None
        if process.returncode or not object.is_file():
            reason = next((line for line in diagnostics if re.search(r"\berror\b", line, re.I)),
                          diagnostics[0])
            raise NotAssembled(f"{command[0]} rejects {name}: {reason.replace(file, name)}")
        if object.stat().st_size > LARGEST_OBJECT:
            raise NotAssembled(f"{name} gives an object of more than {LARGEST_OBJECT} bytes")
        return object.read_bytes()


# assembler or compiler -> options with which it prints its version; the version of the compiler
# that runs gas is not that of gas
VERSION_OPTIONS = {
    "nasm": ("-v",), "go": ("version",), "gcc": ("-dumpfullversion",), "clang": ("--version",),
    "gas": ("-Wa,--version", "-c", "-x", "assembler", os.devnull, "-o", os.devnull)}


@cache
def assembler_version(syntax: str, format: str = "elf64") -> tuple[str, str]:
    """Name and version, "unknown" if none is printed. Raise ValueError without an assembler."""
    command = assembler_command(syntax, format)
    if command is None:
        raise ValueError(f"there is no assembler for {syntax} and {format} here")
    name = (syntax if syntax in ("nasm", "go")
            else "clang" if "clang" in command_output(command[0], "--version")
            else "gcc" if syntax == "c" else "gas")
    first_line = command_output(command[0], *VERSION_OPTIONS[name]).partition("\n")[0]
    version = re.search(r"\d+(?:\.\d+)+", first_line)
    return name, version[0] if version else "unknown"


def command_output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True,
                          env={**os.environ, "LC_ALL": "C"}).stdout


def assemble_preprocessed(text: str) -> bytes | None:
    """Return the ELF object of a preprocessed GAS text; None if the assembler rejects it."""
    with temporary_folder() as folder:
        process = subprocess.run([shutil.which("as") or "as", "-o", f"{folder}/text.o"], input=text,
                                 text=True, capture_output=True)
        return (folder / "text.o").read_bytes() if process.returncode == 0 else None


def preprocess_gas(path: Path) -> str:
    """Return the output of the C preprocessor. Raise NotProved without a compiler, Rejected if it
    fails."""
    command = assembler_command("gas")
    if command is None:
        raise NotProved("there is no compiler on this machine, so no preprocessor for GAS's syntax")
    process = subprocess.run([command[0], "-E", "-P", str(path)], capture_output=True, text=True,
                             errors="replace")
    if process.returncode or not process.stdout:
        reason = next(iter(process.stderr.splitlines()), "it says nothing and writes no text")
        raise Rejected(f"{command[0]} cannot preprocess {path}: {reason}. Install "
                       f"another compiler.")
    return process.stdout


# (syntax, object format, calling convention) of each object that assemblers make; gas needs no
# assembler for COFF to make the code for Windows
VARIANTS = (*((syntax, format, "win64" if format == "win64" else "sysv")
              for syntax in ("gas", "att", "nasm") for format in ("elf64", "win64", "macho64")),
            ("gas", "elf64", "win64"), ("go", "elf64", "abi0"), ("c", "elf64", "sysv"))


def variants_of(syntaxes: Iterable[str], has_code: bool) -> list[tuple[str, str, str]]:
    """Return the variants of a file in some syntaxes. Tables alone have no convention."""
    return [(syntax, format, abi) for syntax, format, abi in VARIANTS if syntax in syntaxes
            and (has_code or (format, abi) != ("elf64", "win64"))]
