"""Assemblers and compilers of this machine: their versions, and the objects that they make.

Input: a text, its syntax and an object format. Output: the object's bytes, or None if the machine
has no assembler for it. A text that includes files other than the project's headers is rejected,
since a proof is about one file.
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
from ..request.parse import Refused
from ..x86.flavour import Flavour
from . import gobuild

ProgressWrapper = Callable[[Iterable[Any]], Iterable[Any]]       # the same items, told as they are taken


class NotProved(Exception):
    """Failed check; the message names the kernel and the difference."""


class NotAssembled(NotProved):
    """Text that gives no object; the message has the assembler's first error, or the file that the
    text includes."""


def check_room(folder: Path, size: int) -> None:
    """Raise OSError with the name of the folder for temporary files if it has no room for the
    object of a text of `size` bytes.

    Then the text is not the reason for an assembler's failure.
    """
    try:
        (folder / "room").write_bytes(bytes(4 * size + 65536))
    except OSError as error:
        error.filename = tempfile.gettempdir()
        raise


GO_INCLUDES = re.compile(r"^[ \t]*#[ \t]*include[ \t]*[\"<]?([^\n\">]*)", re.M)
# How NASM is told to read a file that -MD does not list.
NASM_READS = re.compile(r"%[ \t]*(?:include|require)\b", re.I)
# How clang's assembler is told to read a file: by name, or by a name that a macro puts together.
READS = re.compile(r"\.\s*inc(?:lude|bin)\b|\.altmacro\b|(?:^|[;:])[ \t]*[.\w$]*\\", re.I | re.M)


def listing_options(syntax: str, format: str) -> list[str]:
    """Return the options by which the compiler and the assembler list the files that they read;
    without C's own headers for C."""
    if syntax == "nasm":
        return ["-MD", "nasm.d"]
    if syntax == "c":
        return ["-MMD", "-MF", "compiler.d"]
    listed = ["-Wa,--MD,assembler.d"] if assembler(syntax, format)[0] == "gas" else []
    return ["-nostdinc", "-MD", "-MF", "compiler.d", *listed]


def find_included_file(folder: Path, file: str) -> str | None:
    """Return a file that was read besides the text and the project's headers, by the lists in the
    folder; None if there is none."""
    for path in folder.glob("*.d"):
        dependencies = path.read_text(encoding="utf-8", errors="replace").partition(":")[2]
        names = dependencies.replace("\\\n", " ").split()
        # The last one is what the compiler hands to the assembler.
        temporary = names[-1:] if path.name == "assembler.d" else []
        for name in names:
            ours = name.startswith("include/") and ".." not in name.split("/")
            if name != file and name not in temporary and not ours:
                return name
    return None


def find_unlisted_include(command: Sequence[str], lists: Sequence[str], here: Sequence[str], folder: Path,
           file: str) -> str | None:
    """Return a phrase for an include that no list shows; None if there is none.

    NASM's lists omit some includes, and clang lists no file that its assembler reads.
    """
    if file == "text.asm":
        flags = NASM_READS.search((folder / file).read_text(encoding="utf-8"))
        return f"a file by `{flags[0]}`" if flags else None
    if file != "text.S" or "-Wa,--MD,assembler.d" in lists:
        return None
    options = [word for word in command if word != "-c"]
    done = subprocess.run([*options, "-nostdinc", *here, "-E", "-P", file], cwd=folder,
                          capture_output=True, text=True, errors="replace")
    match = READS.search(done.stdout)
    return f"a file, or may, by `{match[0].strip()}`" if match else None


TARGETS = {"win64": "x86_64-pc-windows-gnu", "macho64": "x86_64-apple-darwin"}   # clang's names of the formats


@cache
def tool(syntax: str, format: str = "elf64") -> tuple[str, ...] | None:
    """Return the command that assembles a syntax to a format: the C compiler for GAS's syntaxes and
    C as ELF, clang for other formats, NASM, or go; None if there is none."""
    if syntax == "nasm":
        return (path, "-f", format) if (path := shutil.which("nasm")) else None
    if syntax == "go":
        return (path,) if format == "elf64" and tool("gas") and (path := gobuild.tool()) else None
    if format != "elf64":
        return (path, "-target", TARGETS[format], "-c") if (path := shutil.which("clang")) else None
    return next(((path, "-c") for name in ("cc", "gcc", "clang") if (path := shutil.which(name))), None)


def require(*syntaxes: str) -> None:
    """Raise Refused where this machine has no assembler for any of the syntaxes (gas, nasm)."""
    if not any(map(tool, syntaxes)):
        programs = {"gas": "gcc", "nasm": "nasm"}
        raise Refused("there is no assembler on this machine, which this needs. Install "
                      f"{' or '.join(programs[syntax] for syntax in syntaxes)}.")


def assemble(text: str, syntax: str, format: str = "elf64", downstream: Flavour | None = None,
             way: str = "", name: str = "") -> bytes | None:
    """Return the object of a text; None if the machine has no assembler for it.

    `downstream`: the project whose headers are replaced by stand-ins; `way`: its build
    configuration; `name`: the file's name in messages. Raises NotAssembled if the assembler rejects
    the text, or if the text includes another file, because the object would then not depend on the
    text alone.
    """
    command = tool(syntax, format)
    if command is None:
        return None
    if syntax == "go":
        try:
            others = [path for path in GO_INCLUDES.findall(text) if path != "textflag.h"]
            if others:
                raise NotAssembled(f"{name or 'the text'} includes {others[0]}: a proof is of one file")
            return assemble(gobuild.listing(text, gobuild.program(text)), "gas")
        except (gobuild.NoGo, ValueError, KeyError) as error:
            raise NotAssembled(
                f"{command[0]} does not take {name or 'the text'}: {error}") from None
    with temporary_folder() as folder:
        file = {"nasm": "text.asm", "c": "text.c"}.get(syntax, "text.S")
        (folder / file).write_bytes(text.encode("utf-8"))
        for header, lines in (downstream.headers if downstream else {}).items():
            (folder / "include" / header).parent.mkdir(parents=True, exist_ok=True)
            (folder / "include" / header).write_text(lines, encoding="ascii")
        here = ["-Iinclude", *way.split()] if downstream else []
        lists = listing_options(syntax, format)
        done = subprocess.run([*command, *lists, *here, "-o", "text.o", file], cwd=folder,
                              capture_output=True, text=True, errors="replace",
                              env={**os.environ, "LC_ALL": "C", "TMPDIR": str(folder)})
        object = folder / "text.o"
        if done.returncode or not object.is_file():
            check_room(folder, len(text))
            said = done.stderr.splitlines() or ["it says nothing and writes no object"]
            reason = next((line for line in said if re.search(r"\berror\b", line, re.I)), said[0])
            raise NotAssembled(f"{command[0]} does not take {name or 'the text'}: "
                               f"{reason.replace(file, name or file)}")
        if other := find_included_file(folder, file) or find_unlisted_include(command, lists, here, folder, file):
            raise NotAssembled(f"{name or 'the text'} includes {other}: a proof is of one file")
        return object.read_bytes()


@cache
def assembler(syntax: str, format: str = "elf64") -> tuple[str, str]:
    """Return name and version of the program that assembles a syntax to a format here: gas, clang,
    nasm, go, or C's compiler."""
    command = tool(syntax, format)
    if command is None:
        raise ValueError(f"there is no assembler for {syntax} and {format} here")
    if syntax in ("nasm", "go"):
        return syntax, program_version([command[0], "-v" if syntax == "nasm" else "version"])
    version_text = output([command[0], "--version"])
    name = "clang" if "clang" in version_text else "gcc" if syntax == "c" else "gas"
    if name == "gas":                                    # the compiler's version is not its assembler's
        return name, program_version([command[0], "-Wa,--version", "-c", "-x", "assembler", os.devnull, "-o", os.devnull])
    return name, program_version([command[0], "-dumpfullversion"] if name == "gcc" else [command[0], "--version"])


def output(command: Sequence[str]) -> str:
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}).stdout


def program_version(command: Sequence[str]) -> str:
    """Return the first version number in the first line of a program's output."""
    match = re.search(r"\d+(?:\.\d+)+", output(command).partition("\n")[0])
    return match[0] if match else "unknown"


def object_or_none(text: str) -> bytes | None:
    """Return the ELF object of a preprocessed text; None if the assembler rejects it."""
    with temporary_folder() as folder:
        done = subprocess.run([shutil.which("as") or "as", "-o", f"{folder}/text.o"], input=text, text=True, capture_output=True)
        return (folder / "text.o").read_bytes() if done.returncode == 0 else None


def preprocess(path: Path) -> str:
    """Return a file in GAS's syntax after the preprocessor. Raise NotProved without a compiler."""
    command = tool("gas")
    if command is None:
        raise NotProved("there is no compiler on this machine, so no preprocessor for GAS's syntax")
    return subprocess.run([command[0], "-E", "-P", str(path)], capture_output=True, text=True, check=True).stdout


VARIANTS = (*((syntax, format, "win64" if format == "win64" else "sysv")
              for syntax in ("gas", "att", "nasm") for format in ("elf64", "win64", "macho64")),
            ("go", "elf64", "abi0"), ("c", "elf64", "sysv"))
