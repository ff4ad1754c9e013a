"""What `nsms prove` proves: files that a user names, an archive's member that defines a symbol as a
linker takes it, and the kernels of a manifest as jobs. Refused are two such members, an unreadable
one that contains the symbol's name, and an index that leads to another."""

import stat
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from ..check.contents import LARGEST, Bytes, ObjectError, errors_of_file, printable
from ..check.objects import load
from ..spec.kinds import code_kind_names
from ..x86 import flavour
from .claims import stack_bytes_of, with_stack_limit
from .prove import VerdictData, sharing_specifications, verdict
from .toolchain import (
    Assembly,
    NotAssembled,
    assemble_file,
    assemble_format,
    assemble_in_folder,
    variants_of,
)


def printable_path(path: str | Path) -> str:
    """Return a path for messages, quoted with escapes if a character cannot be printed."""
    return str(path) if str(path).isprintable() else ascii(str(path))


def read_file(path: str | Path) -> bytes:
    """Raise ObjectError for a file that is not regular, cannot be read, or exceeds LARGEST
    bytes."""
    try:
        if not stat.S_ISREG(Path(path).stat().st_mode):
            raise ValueError("it is not a regular file")
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or problem
        raise ObjectError(f"cannot read {printable_path(path)}: {reason}") from None
    if len(data) > LARGEST:
        raise ObjectError(f"{printable_path(path)} has more than {LARGEST} bytes")
    return data


# Archives. A verdict names the hash of the object, not that of its archive.

ARCHIVE = b"!<arch>\n"  # magic number of an archive


def object_with(data: bytes, symbol: str, name: str = "the object") -> tuple[str, bytes]:
    """Return (name, contents) of `data` or, if it is an archive, of the member that defines a
    symbol. Raise ObjectError without one."""
    if not data.startswith(ARCHIVE) or len(data) > LARGEST:
        return name, data
    with errors_of_file(name):
        member, contents = find_member(data, symbol)
        return f"{name}({member})", contents


def members(data: bytes) -> Iterator[tuple[int, str, bytes]]:
    """Yield (position of the header, name, contents) of each member, symbol tables included, the
    table of long names "//" not. A damaged long name is not detected."""
    position, names, file = len(ARCHIVE), b"", Bytes(data)
    while position < len(data):
        header = file.cut(position, 60, "a member's header")
        digits = header[48:58].strip()
        if header[58:] != b"`\n" or not digits.isdigit():
            raise ObjectError(f"the member at byte {position} has no header")
        size = int(digits)
        contents = file.cut(position + 60, size, "a member")
        name = header[:16].rstrip(b" ")
        if name == b"//":
            names = contents.replace(b"\0", b"\n") + b"\n"  # either ends a name
        else:
            # long names of BSD and macOS
            if name.startswith(b"#1/") and name[3:].isdigit():
                length = int(name[3:])
                name, contents = contents[:length].rstrip(b"\0"), contents[length:]
            elif name[:1] == b"/" and name[1:].isdigit():
                start = int(name[1:])
                name = names[start:names.find(b"\n", start)].removesuffix(b"/")
            elif name not in (b"/", b"/SYM64/"):
                name = name.removesuffix(b"/")
            yield position, printable(name), contents
        position += 60 + size + size % 2


def read_archive_index(contents: bytes, format: str) -> dict[str, int]:
    """Return the symbol -> position of its first member. `format`: of numbers, as in the module
    struct."""
    file, size = Bytes(contents), struct.calcsize(format)
    count, = file.unpack(format, 0, "the index")
    offsets = file.table(format, size, count, "the index")
    names = contents[size + size * count:].split(b"\0", count)[:-1]
    if len(names) < count:
        raise ObjectError("it is truncated: the index would lie beyond its end")
    return {printable(name): offset for (offset,), name in reversed([*zip(offsets, names)])}


@lru_cache(maxsize=4)
def find_member(data: bytes, symbol: str) -> tuple[str, bytes]:
    """Find the member for object_with. One with a local symbol counts if none exports it."""
    index_positions: dict[str, int] | None = None
    # whether the member exports the symbol -> position, name, contents of members that define it
    defining: dict[bool, list[tuple[int, str, bytes]]] = {True: [], False: []}
    wanted = symbol.encode("utf-8", "surrogateescape")
    for position, name, contents in members(data):
        if name in ("/", "/SYM64/"):
            if index_positions is None:
                index_positions = read_archive_index(contents, ">I" if name == "/" else ">Q")
        elif not name.startswith("__.SYMDEF") and wanted in contents:
            try:
                member_image = load(contents, name)
            except ObjectError as problem:
                raise ObjectError(f"member {name} names {symbol} and cannot be read: "
                                  f"{problem}") from None
            if symbol in member_image.exported or member_image.symbols.get(symbol):
                defining[symbol in member_image.exported].append((position, name, contents))
    defining_members = defining[True] or defining[False]
    if not defining_members:
        raise ObjectError(f"no member defines {symbol}")
    if len(defining_members) > 1:
        (_, first, _), (_, second, _), *_ = defining_members
        raise ObjectError(f"the members {first} and {second} both define {symbol}: a linker may "
                          "take either")
    position, name, contents = defining_members[0]
    if defining[True] and index_positions is not None and index_positions.get(symbol) != position:
        raise ObjectError(f"the archive's index does not lead to {name}, which defines {symbol}")
    return name, contents


# Jobs: one for each syntax, object format, convention and build configuration of an entry.

@dataclass(frozen=True)
class Job:
    """One kernel to prove. `build_configuration`: a downstream project's compiler options."""

    entry: Mapping[str, Any]
    path: Path
    syntax: str
    format: str
    abi: str
    build_configuration: str

    @property
    def name(self) -> str:
        words = [self.syntax, self.format, self.abi, *self.build_configuration.split()]
        return f"{self.entry['symbol']} ({', '.join(words)})"


def jobs_of_entries(folder: Path, entries: Sequence[Mapping[str, Any]]) -> list[Job]:
    """Return the jobs of entries of the manifest in `folder`."""
    return [Job(entry, folder / entry[syntax], syntax, format, abi, build_configuration)
            for entry in entries
            for syntax, format, abi in variants_of([key for key, value in entry.items() if value],
                                                   entry["kind"] in code_kind_names())
            for build_configuration in flavour.build_configurations(entry.get("flavour"), format,
                                                                    abi)]


def prove_jobs_of_kernel(jobs: Sequence[Job], wipe: bool = False,
                         in_folder: bool = False) -> list[VerdictData]:
    """Return verdicts on jobs of one kernel, which share normal forms. `wipe`: require zeroization;
    `in_folder`: assemble by the plain command. Raise NotAssembled, ObjectError."""
    verdicts = []
    with sharing_specifications() as specifications:
        for job in jobs:
            assembly = assemble_job(job, in_folder)
            entry = {**job.entry, "wipe": "1"} if wipe else job.entry
            outcome = verdict(assembly.object, entry["symbol"], entry, job.abi, specifications,
                              assembly.foreign)
            verdicts.append({**with_stack_limit(outcome, stack_bytes_of(entry, job.abi)),
                             "file": printable_path(job.path), **facts_of_command(assembly)})
    return verdicts


def assemble_job(job: Job, in_folder: bool) -> Assembly:
    path, text = printable_path(job.path), read_text(job.path)
    downstream = flavour.find(job.entry.get("flavour"))
    if in_folder and downstream is None and job.syntax in ("gas", "att", "nasm"):
        return (assemble_file(job.path, job.syntax, job.abi) if job.format == "elf64" else
                assemble_in_folder(job.path, job.syntax, job.format, text, (), path))
    assembly = assemble_format(text, job.syntax, job.format, downstream, job.build_configuration,
                               path, job.abi)
    if assembly is None:
        raise NotAssembled(f"there is no assembler for {path} on this machine")
    return assembly


def facts_of_command(assembly: Assembly) -> dict[str, str]:
    """What a verdict about a source file says of the command that assembled it."""
    return {"command": assembly.command, "scope": "another command may make another object: prove "
            "it with --object"} if assembly.command else {}


def read_text(path: Path) -> str:
    """Raise ObjectError if the file cannot be read or is no UTF-8."""
    try:
        return read_file(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise ObjectError(
            f"{printable_path(path)} is no text: its byte {error.start} is no UTF-8") from None
