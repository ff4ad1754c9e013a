"""Assemblers and compilers of this machine: their versions, and the objects that they make.

Input: a text, its syntax and an object format. Output: the object's bytes, or None if the machine
has no assembler for this syntax and format. A text that includes another file is not accepted,
because a proof is about one file. The only exceptions are headers of a downstream project.
"""

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ..files import temporary_folder
from ..request.parse import Rejected
from ..x86.flavour import Flavour
from . import gobuild

# function that yields the items of an iterable, and shows how many were taken
ProgressWrapper = Callable[[Iterable[Any]], Iterable[Any]]


class NotProved(Exception):
    """A check of a kernel failed; the message names the kernel and the reason."""


class NotAssembled(NotProved):
    """A text gives no object. Either there is no assembler, or the assembler rejects the text (the
    message has the first error), or the text includes another file (the message names it)."""


def check_temporary_space(folder: Path, size: int) -> None:
    """Raise OSError if the temporary folder `folder` has no space for the object of a text of
    `size` bytes. An assembler may have failed for that reason, and not because of the text. The
    error names the system's folder for temporary files."""
    try:
        (folder / "room").write_bytes(bytes(4 * size + 65536))
    except OSError as error:
        error.filename = tempfile.gettempdir()
        raise


GO_INCLUDE = re.compile(r"^[ \t]*#[ \t]*include[ \t]*[\"<]?([^\n\">]*)", re.M)
# NASM's directives for a file that -MD does not list.
NASM_INCLUDE = re.compile(r"%[ \t]*(?:include|require)\b", re.I)
# Directives of clang's assembler that read a file, and uses of macro arguments that could compose
# such a directive.
CLANG_INCLUDE = re.compile(r"\.\s*inc(?:lude|bin)\b|\.altmacro\b|(?:^|[;:])[ \t]*[.\w$]*\\",
                           re.I | re.M)


def listing_options(syntax: str, format: str) -> list[str]:
    """Return the options with which compiler and assembler write lists (*.d) of the files that they
    read. The list for a text in C omits the system's headers. `format`: object format."""
    if syntax == "nasm":
        return ["-MD", "nasm.d"]
    if syntax == "c":
        return ["-MMD", "-MF", "compiler.d"]
    gas_options = ["-Wa,--MD,assembler.d"] if assembler_version(syntax, format)[0] == "gas" else []
    return ["-nostdinc", "-MD", "-MF", "compiler.d", *gas_options]


def find_included_file(folder: Path, file: str) -> str | None:
    """Return the first file in the lists (*.d) of a folder that is neither the assembled `file` nor
    a header in include/; None if there is none."""
    for path in folder.glob("*.d"):
        dependencies = path.read_text(encoding="utf-8", errors="replace").partition(":")[2]
        names = dependencies.replace("\\\n", " ").split()
        # The last name is the compiler's temporary file for the assembler.
        temporary = names[-1:] if path.name == "assembler.d" else []
        for name in names:
            is_ours = name.startswith("include/") and ".." not in name.split("/")
            if name != file and name not in temporary and not is_ours:
                return name
    return None


def find_unlisted_include(command: Sequence[str], list_options: Sequence[str],
                          include_options: Sequence[str], folder: Path, file: str) -> str | None:
    """Return a phrase for a directive in an assembled text that may include a file which no list
    (*.d) names; None if there is no such directive.

    NASM's lists omit some files, and clang lists no file that its assembler reads. `command`,
    `list_options`, `include_options`: the assembler's command and its further options; `folder`:
    the folder with the text; `file`: the name of the text's file.
    """
    if file == "text.asm":
        flags = NASM_INCLUDE.search((folder / file).read_text(encoding="utf-8"))
        return f"a file by `{flags[0]}`" if flags else None
    if file != "text.S" or "-Wa,--MD,assembler.d" in list_options:
        return None
    options = [word for word in command if word != "-c"]
    preprocessor = subprocess.run([*options, "-nostdinc", *include_options, "-E", "-P", file],
                                  cwd=folder, capture_output=True, text=True, errors="replace")
    match = CLANG_INCLUDE.search(preprocessor.stdout)
    return f"a file, or may, by `{match[0].strip()}`" if match else None


# object format -> clang's name of it
CLANG_TARGETS = {"win64": "x86_64-pc-windows-gnu", "macho64": "x86_64-apple-darwin"}


@cache
def assembler_command(syntax: str, format: str = "elf64") -> tuple[str, ...] | None:
    """Return the command that assembles a text in a syntax to an object format; None if this
    machine has no program for it.

    For gas, att and c the program is the C compiler if the format is ELF, and otherwise clang. For
    nasm it is nasm. For go it is the go tool, for ELF only, if there is an assembler for gas too.
    """
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


# syntax -> the program to install for it
PROGRAMS = {"gas": "gcc", "nasm": "nasm", "att": "gcc", "go": "go"}


def require_assembler(*syntaxes: str) -> None:
    """Raise Rejected unless this machine has an assembler for at least one of the syntaxes."""
    if not any(map(assembler_command, syntaxes)):
        raise Rejected("there is no assembler on this machine, which this needs. Install "
                       f"{' or '.join(PROGRAMS[syntax] for syntax in syntaxes)}.")


def missing_assemblers(syntax: str) -> list[str]:
    """Return the names of the programs to install before this machine can assemble a syntax; [] if
    it can. "both" means gas and nasm."""
    return [PROGRAMS[name] for name in (("gas", "nasm") if syntax == "both" else (syntax,))
            if assembler_command(name) is None]


def assemble(text: str, syntax: str, format: str = "elf64", downstream: Flavour | None = None,
             build_configuration: str = "", name: str = "the text") -> bytes | None:
    """Return the bytes of the object of a text; None if the machine has no assembler for the syntax
    and format.

    `downstream`: flavour of a downstream project, whose stand-ins for the project's headers the
    text may include; `build_configuration`: compiler options of that project, separated by spaces;
    `name`: the file's name in messages. Raise NotAssembled if the assembler rejects the text, or if
    the text includes another file, because the object would not depend on the text alone.
    """
    command = assembler_command(syntax, format)
    if command is None:
        return None
    if syntax == "go":
        try:
            included_files = [path for path in GO_INCLUDE.findall(text) if path != "textflag.h"]
            if included_files:
                raise NotAssembled(f"{name} includes {included_files[0]}: a proof is of one file")
            return assemble(gobuild.object_listing(text, gobuild.build_program(text)), "gas")
        except (gobuild.GoToolError, ValueError, KeyError) as error:
            raise NotAssembled(f"{command[0]} rejects {name}: {error}") from None
    with temporary_folder() as folder:
        file = {"nasm": "text.asm", "c": "text.c"}.get(syntax, "text.S")
        (folder / file).write_bytes(text.encode("utf-8"))
        for header, lines in (downstream.headers if downstream else {}).items():
            (folder / "include" / header).parent.mkdir(parents=True, exist_ok=True)
            (folder / "include" / header).write_text(lines, encoding="ascii")
        include_options = ["-Iinclude", *build_configuration.split()] if downstream else []
        list_options = listing_options(syntax, format)
        process = subprocess.run([*command, *list_options, *include_options, "-o", "text.o", file],
                                 cwd=folder, capture_output=True, text=True, errors="replace",
                                 env={**os.environ, "LC_ALL": "C", "TMPDIR": str(folder)})
        object = folder / "text.o"
        if process.returncode or not object.is_file():
            check_temporary_space(folder, len(text))
            diagnostics = process.stderr.splitlines() or ["it says nothing and writes no object"]
            reason = next((line for line in diagnostics if re.search(r"\berror\b", line, re.I)),
                          diagnostics[0])
            included = None if downstream else GO_INCLUDE.search(text)
            hint = f"; it includes {included[1]}, and a proof is of one file" if included else ""
            raise NotAssembled(f"{command[0]} rejects {name}: {reason.replace(file, name)}{hint}")
        included_file = find_included_file(folder, file) or find_unlisted_include(
            command, list_options, include_options, folder, file)
        if included_file:
            raise NotAssembled(f"{name} includes {included_file}: a proof is of one file")
        return object.read_bytes()


# assembler or compiler -> options with which it prints its version; the version of the compiler
# that runs gas is not that of gas
VERSION_OPTIONS = {
    "nasm": ("-v",), "go": ("version",), "gcc": ("-dumpfullversion",), "clang": ("--version",),
    "gas": ("-Wa,--version", "-c", "-x", "assembler", os.devnull, "-o", os.devnull)}


@cache
def assembler_version(syntax: str, format: str = "elf64") -> tuple[str, str]:
    """Return the name (gas, clang, nasm, go or gcc) and the version of the program with which this
    machine assembles a syntax to a format. The version is "unknown" if the program prints none.
    Raise ValueError if there is no program."""
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
    """Return the standard output of a command, as text in the C locale."""
    return subprocess.run(command, capture_output=True, text=True,
                          env={**os.environ, "LC_ALL": "C"}).stdout


def assemble_preprocessed(text: str) -> bytes | None:
    """Return the ELF object of a preprocessed GAS text; None if the assembler rejects it."""
    with temporary_folder() as folder:
        process = subprocess.run([shutil.which("as") or "as", "-o", f"{folder}/text.o"], input=text,
                                 text=True, capture_output=True)
        return (folder / "text.o").read_bytes() if process.returncode == 0 else None


def preprocess_gas(path: Path) -> str:
    """Return the output of the C preprocessor for a GAS file. Raise NotProved if the machine has no
    compiler, and Rejected if the compiler fails or writes nothing."""
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


# (syntax, object format, calling convention) of each object that assemblers make
VARIANTS = (*((syntax, format, "win64" if format == "win64" else "sysv")
              for syntax in ("gas", "att", "nasm") for format in ("elf64", "win64", "macho64")),
            ("go", "elf64", "abi0"), ("c", "elf64", "sysv"))
