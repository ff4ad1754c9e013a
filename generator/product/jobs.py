"""What `nsms prove` proves: files that a user names, an archive's member that defines a symbol as a
linker takes it, and the kernels of a manifest as jobs. Refused are two such members, and an
unreadable one that contains the symbol's name."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..check.contents import ObjectError, errors_of_file, printable
from ..check.objects import load
from ..spec.kinds import code_kind_names
from ..x86 import flavour
from . import nsms_verify
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
    """Raise ObjectError for a file that is not regular, cannot be read, or is too large."""
    try:
        return nsms_verify.read_file(Path(path))
    except nsms_verify.FileError as problem:
        raise ObjectError(str(problem)) from None


def object_with(data: bytes, symbol: str, name: str = "the object") -> tuple[str, bytes]:
    """Return (name, contents) of `data` or, if it is an archive, of the member that defines a
    symbol: one with a local symbol if none exports it. Raise ObjectError without one."""
    if not data.startswith(b"!<arch>\n"):
        return name, data
    # whether the member exports the symbol -> members that define it
    defining: dict[bool, list[tuple[str, bytes]]] = {True: [], False: []}
    with errors_of_file(name):
        for part, contents in nsms_verify.file_parts(Path(), name, data):
            member = printable(part.encode())
            if "(__.SYMDEF" not in member and symbol.encode(errors="surrogateescape") in contents:
                image = load(contents, member)
                if symbol in image.exported or image.symbols.get(symbol):
                    defining[symbol in image.exported].append((member, contents))
        members = defining[True] or defining[False]
        if len(members) != 1:
            names = " and ".join(member for member, _ in members[:2])
            raise ObjectError(f"the members {names} both define {symbol}: a linker may take either"
                              if names else f"no member defines {symbol}")
        return members[0]


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
    """Return what a verdict about a source file says of the command that assembled it."""
    return {"command": assembly.command, "scope": "another command may make another object: prove "
            "it with --object"} if assembly.command else {}


def read_text(path: Path) -> str:
    """Raise ObjectError if the file cannot be read or is no UTF-8."""
    try:
        return read_file(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise ObjectError(
            f"{printable_path(path)} is no text: its byte {error.start} is no UTF-8") from None
