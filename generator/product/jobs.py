"""Proofs of a manifest's kernels as jobs: one for each syntax, object format, calling convention
and downstream build configuration of an entry.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..check import ObjectError
from ..spec.kinds import code_kind_names
from ..x86 import flavour
from .claims import stack_bytes_of, with_stack_limit
from .input_file import printable_path, read_file
from .prove import VerdictData, sharing_specifications, verdict
from .toolchain import (
    Assembly,
    NotAssembled,
    assemble_file,
    assemble_format,
    assemble_in_folder,
    variants_of,
)


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
    """`folder`: of the manifest."""
    return [Job(entry, folder / entry[syntax], syntax, format, abi, build_configuration)
            for entry in entries
            for syntax, format, abi in variants_of([key for key, value in entry.items() if value],
                                                   entry["kind"] in code_kind_names())
            for build_configuration in flavour.build_configurations(entry.get("flavour"), format,
                                                                    abi)]


def prove_jobs_of_kernel(jobs: Sequence[Job], wipe: bool = False,
                         in_folder: bool = False) -> list[VerdictData]:
    """Verdicts on jobs of one kernel, which share normal forms. `wipe`: require zeroization;
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
